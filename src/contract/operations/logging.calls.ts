// Written by `npx meander generate contract` from logging.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { loggingEndpoints } from '#src/contract/operations/logging.ts';

type Endpoints = typeof loggingEndpoints;

export const loggingCalls = {
  report: call<Endpoints['report']>('POST', '/v1/logsrv/report', { isBeacon: true }),
  beacon: call<Endpoints['beacon']>('POST', '/v3/logsrv/beacon', { isBeacon: true }),
  experimentInit: call<Endpoints['experimentInit']>('POST', '/v1/expsrv/init', { isBeacon: true }),
  experimentExposure: call<Endpoints['experimentExposure']>('POST', '/v1/expsrv/exposure', { isBeacon: true }),
} as const;
