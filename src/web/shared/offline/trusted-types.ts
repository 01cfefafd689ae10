import { workerPath } from '#src/web/shared/offline/worker-path.ts';

/** The part of the platform's factory that is used; browsers without it ignore the policy. */
type Factory = {
  readonly createPolicy: (
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

/**
 * Registers the one Trusted Types policy that the content policy allows. A text reaches a sink only if it cannot make an
 * element or run: what React writes to create a script element, structured data (JSON), and the address of our own worker.
 * Everything else throws in the browser, and is reported.
 */
export function registerTrustedTypes(factory: Factory | undefined): void {
  factory?.createPolicy('default', trustedRules);
}

export const trustedRules = {
  createHTML: (text: string) => (text.includes('<') && text !== '<script></script>' ? null : text),
  createScript: (text: string) => (isJson(text) ? text : null),
  createScriptURL: (text: string) => (text === workerPath ? text : null),
} as const;

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
