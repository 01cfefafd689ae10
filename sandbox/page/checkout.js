// Comfort only: the page works without this file.
const number = document.querySelector('#number');
const expiry = document.querySelector('#expiry');
const form = document.querySelector('form[data-paying]');

function asciiDigits(text) {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.codePointAt(0) % 16))
    .replace(/\D/g, '');
}

function grouped(digits) {
  const groups = /^3[47]/.test(digits)
    ? /^(\d{0,4})(\d{0,6})(\d{0,5})/
    : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,3})/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

// Only text added at the end is reformatted: a caret in the middle must not jump.
function formatAtEnd(field, format) {
  field?.addEventListener('input', (event) => {
    if (event.inputType?.startsWith('delete') || field.selectionStart !== field.value.length) return;
    field.value = format(asciiDigits(field.value));
  });
}

formatAtEnd(number, grouped);
formatAtEnd(expiry, (digits) => {
  const full = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  return full.length < 2 ? full : `${full.slice(0, 2)} / ${full.slice(2, 6)}`;
});

form?.addEventListener('submit', (event) => {
  const button = form.querySelector('button[type="submit"]');
  if (form.dataset.sent === 'yes') return event.preventDefault();
  form.dataset.sent = 'yes';
  button.dataset.label = button.textContent;
  button.textContent = form.dataset.paying;
  button.setAttribute('aria-busy', 'true');
});

// Coming back by the browser's own cache finds a form that can be sent again.
addEventListener('pageshow', (event) => {
  if (!event.persisted || form?.dataset.sent !== 'yes') return;
  const button = form.querySelector('button[type="submit"]');
  delete form.dataset.sent;
  button.textContent = button.dataset.label;
  button.removeAttribute('aria-busy');
});

for (const button of document.querySelectorAll('.use')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    number.value = button.dataset.card;
    if (expiry.value === '') expiry.value = `12 / ${String((new Date().getFullYear() + 3) % 100).padStart(2, '0')}`;
    const cvc = document.querySelector('#cvc');
    if (cvc.value === '') cvc.value = '123';
    const name = document.querySelector('#name');
    if (name.value === '') name.value = 'Test Traveller';
    form.querySelector('button[type="submit"]').focus();
  });
}
