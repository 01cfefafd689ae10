// What the React plugin would put inline; pages carry no inline script, so it is a file.
// oxlint-disable-next-line import/no-absolute-path -- the development server serves the runtime at this address
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
