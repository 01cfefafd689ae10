/** Where the worker of browsers is served; its place decides that it sees every page. */
export const workerPath = '/service-worker.js';
