// The browser's entry while developing: what Vite and its React plugin would put inline, since pages carry no inline
// script, and then the site's own entry. The addresses are those of Vite's server.
const { injectIntoGlobalHook } = await import('/@react-refresh');

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('/@vite/client');
await import('/src/web/entry-browser.ts');
