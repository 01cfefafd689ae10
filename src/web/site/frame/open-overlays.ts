/** Runs the commands of `command` buttons in browsers without support for them; others need no script. */
export function openOverlays(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const overlay = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(overlay instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'show-modal') overlay.showModal();
    else overlay.close();
  });
}
