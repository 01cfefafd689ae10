import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

import type { RouteData } from '#src/web/route-data.ts';
import { NotFound } from '#src/web/site/frame/errors/not-found.tsx';
import { PageHead } from '#src/web/site/frame/errors/page-head.tsx';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** A page with what its `load` left: its head and its view, or the not-found page. */
export function LoadedPage({ View }: { readonly View: ComponentType<ViewProps<unknown>> | null }) {
  const { page, loaded } = useLoaderData<RouteData>();
  const site = useSite();
  if (loaded.kind === 'missing' || View === null) return <NotFound />;
  return (
    <>
      <PageHead page={page} head={loaded.head} site={site} />
      <View data={loaded.data} site={site} />
    </>
  );
}
