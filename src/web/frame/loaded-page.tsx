import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router';

import type { RouteData } from '#src/web/route-data.ts';
import { NotFound } from '#src/web/frame/not-found.tsx';
import { PageHead } from '#src/web/frame/page-head.tsx';
import type { ViewProps } from '#src/web/screen.ts';
import { useSite } from '#src/web/site-context.ts';

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
