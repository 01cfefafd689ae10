import { requestExport } from '#src/actions/accounts/privacy/request-export.ts';
import { requestErasure } from '#src/actions/accounts/privacy/request-erasure.ts';
import { changeMessageChoices } from '#src/actions/accounts/privacy/change-message-choices.ts';
import { cancelErasure } from '#src/actions/accounts/privacy/cancel-erasure.ts';
import { readMyData, type MyData } from '#src/actions/accounts/privacy/read-my-data.ts';
import { readMessagePreferences } from '#src/actions/accounts/privacy/read-message-preferences.ts';
import { route, type Route } from '#src/api/route.ts';
import { privacyEndpoints, type MyDataAnswer } from '#src/contract/accounts/privacy.ts';
import { fileUrl } from '#src/contract/site/file-paths.ts';
import { toWire } from '#src/contract/wire.ts';
import { ok } from '#src/domain/failure.ts';
import { money } from '#src/domain/shared/money/money.ts';

/** The owner’s data: message preferences, exports, and closing the account. */
export const privacyRoutes: readonly Route[] = [
  route(privacyEndpoints.wishes, async (deps, { caller }) => {
    const read = await readMessagePreferences(deps, caller);
    if (!read.ok) return read;
    const { terms, ...rest } = read.value;
    return ok({ ...rest, terms: terms.map(({ document, ...term }) => ({ term: document, ...term })) });
  }),
  route(privacyEndpoints.changeWishes, (deps, { caller, input }) => changeMessageChoices(deps, caller, input.wishes)),
  route(privacyEndpoints.myData, async (deps, { caller }) => {
    const read = await readMyData(deps, caller);
    return read.ok ? ok(myDataAnswer(read.value, caller.language)) : read;
  }),
  route(privacyEndpoints.askExport, (deps, { caller }) => requestExport(deps, caller)),
  route(privacyEndpoints.closeAccount, (deps, { caller }) => requestErasure(deps, caller)),
  route(privacyEndpoints.keepAccount, (deps, { caller }) => cancelErasure(deps, caller)),
];

function myDataAnswer({ exports, deletion, open, left }: MyData, language: string): MyDataAnswer {
  return {
    exports: exports.map(({ id, askedAt, readyAt, expiresAt, key, pictures }) => {
      const address = (file: 'exportJson' | 'exportPdf' | 'exportCalendar' | 'exportPictures'): string =>
        fileUrl(file, { id }, { key, k_lang: language });
      const files = {
        json: address('exportJson'),
        pdf: address('exportPdf'),
        ics: address('exportCalendar'),
        zip: pictures === 0 ? null : address('exportPictures'),
      };
      return { id, askedAt, expiresAt, files: readyAt === null ? null : files };
    }),
    deletion,
    open,
    left: left.map(({ kind, currency, minor }) => ({ kind, amount: toWire(money(minor, currency)) })),
  };
}
