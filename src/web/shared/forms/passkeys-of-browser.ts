import { useSyncExternalStore } from 'react';

/** Whether this browser supports passkeys and their options as JSON; false in server rendering. */
export function usePasskeysWork(): boolean {
  return useSyncExternalStore(never, passkeysWork, () => false);
}

function never(): () => void {
  return () => undefined;
}

function passkeysWork(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey; its answer as JSON text, null when the visitor left or the device refused. */
export async function makePasskey(options: string): Promise<string | null> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
    return textOf(await navigator.credentials.create({ publicKey }));
  } catch {
    return null;
  }
}

/** Signs with a passkey; its answer as JSON text, null when the visitor left or has none. */
export async function signWithPasskey(options: string): Promise<string | null> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
    return textOf(await navigator.credentials.get({ publicKey }));
  } catch {
    return null;
  }
}

function textOf(credential: Credential | null): string | null {
  return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null;
}
