import type { FastifyInstance } from 'fastify';

import { openExport } from '#src/actions/privacy/open-export.ts';
import { readTrips } from '#src/actions/privacy/read-trips.ts';
import type { Deps } from '#src/actions/deps.ts';
import { calendarOfVisits } from '#src/adapters/calendar-file.ts';
import { pages } from '#src/contract/pages.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { localPath } from '#src/domain/site/address.ts';
import { buildUrl } from '#src/domain/site/url-pattern.ts';
import { apiBases } from '#src/server/api-path.ts';
import { named, paperFile, paperLanguage, refusePaper } from '#src/server/paper-files.ts';

/** Copies of somebody's data, for whoever has the signed link and as long as it is good; else 404 without a word why. */
export async function exportFiles(server: FastifyInstance, deps: Deps): Promise<void> {
  for (const base of apiBases) {
    server.get(`${base}/v1/privacysrv/exports/:id/data.json`, async (request, reply) => {
      const opened = await openExport(deps, linkOf(request));
      if (!opened.ok) return refusePaper(reply, opened);
      return paperFile(reply, 'my-data.json', 'application/json; charset=utf-8').send(
        `${JSON.stringify(opened.value.document, null, 2)}\n`,
      );
    });
    server.get(`${base}/v1/privacysrv/exports/:id/trips.ics`, async (request, reply) => {
      const opened = await openExport(deps, linkOf(request));
      if (!opened.ok) return refusePaper(reply, opened);
      const language = paperLanguage(request.query);
      const trips = await readTrips(deps, opened.value.accountId);
      const file = calendarOfVisits(
        trips.map(({ reference, changes, visit }) => ({
          uid: `${reference}@${new URL(deps.originOf('')).hostname}`,
          title: nameIn(visit.titles, language).text,
          description: `${visit.optionTitle}\n${reference}`,
          startsAt: visit.startsAt,
          endsAt: visit.endsAt,
          timeZone: visit.timeZone,
          place: visit.meetingPoint,
          url: deps.originOf('') + localPath(language, buildUrl(pages.voucher.pattern, { reference })),
          changes,
          cancelled: false,
          stampedAt: new Date(deps.clock()).toISOString(),
        })),
      );
      return paperFile(reply, 'my-trips.ics', 'text/calendar; charset=utf-8').send(file);
    });
  }
}

function linkOf({ params, query }: { readonly params: unknown; readonly query: unknown }): {
  readonly id: string;
  readonly key: string;
} {
  return { id: named(params, 'id') ?? '', key: named(query, 'key') ?? '' };
}
