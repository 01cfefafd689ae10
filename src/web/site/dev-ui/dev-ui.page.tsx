import type { ThemeName } from '#src/domain/site/partner.ts';
import { allPartners } from '#src/partners/partners.ts';
import { href } from '#src/web/shared/page/href.ts';
import { screen, type LoadContext, type Loaded, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { DevUiScreen } from '#src/web/site/dev-ui/dev-ui.screen.tsx';

type DevUiView = { readonly dir: 'ltr' | 'rtl'; readonly theme: ThemeName };

const themes: readonly ThemeName[] = ['meander', ...allPartners.map(({ name }) => name)];

async function loadDevUi({ query, site }: LoadContext): Promise<Loaded<DevUiView>> {
  const dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  const requested = query.get('theme');
  const theme = themes.find((one) => one === requested) ?? site.partner;
  return {
    kind: 'page',
    data: { dir, theme },
    head: { title: 'The kit', description: '', path: '/dev/ui' },
  };
}

export const devUiScreen = screen(loadDevUi, DevUi);

function DevUi({ data, site }: ViewProps<DevUiView>) {
  const to = (change: Partial<DevUiView>): string => {
    const { dir, theme } = { ...data, ...change };
    return href(site, 'dev-ui', {}, { dir: dir === 'rtl' ? dir : null, theme });
  };
  return (
    <>
      {/* In the body, so that it comes after the page's own sheets, whose colours it replaces. */}
      {data.theme !== site.partner && <link rel="stylesheet" href={`/brand/${data.theme}.css`} />}
      <DevUiScreen
        dir={data.dir}
        toggleHref={to({ dir: data.dir === 'rtl' ? 'ltr' : 'rtl' })}
        themes={themes.map((theme) => ({ text: theme, href: to({ theme }), selected: theme === data.theme }))}
      />
    </>
  );
}
