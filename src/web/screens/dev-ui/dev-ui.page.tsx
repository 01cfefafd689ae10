import { href } from '#src/web/href.ts';
import { screen, type LoadContext, type Loaded, type ViewProps } from '#src/web/screen.ts';
import { DevUiScreen } from '#src/web/screens/dev-ui/dev-ui.screen.tsx';

type DevUiView = { readonly dir: 'ltr' | 'rtl' };

async function loadDevUi({ query }: LoadContext): Promise<Loaded<DevUiView>> {
  const dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
  return {
    kind: 'page',
    data: { dir },
    head: { title: 'The kit', description: 'Every component in every state.', path: '/dev/ui' },
  };
}

export const devUiScreen = screen(loadDevUi, DevUi);

function DevUi({ data, site }: ViewProps<DevUiView>) {
  return (
    <DevUiScreen dir={data.dir} toggleHref={href(site, 'dev-ui', {}, { dir: data.dir === 'rtl' ? null : 'rtl' })} />
  );
}
