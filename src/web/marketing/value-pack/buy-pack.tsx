import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import { defaultLanguage } from '#src/domain/site/language/languages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { SummaryBox } from '#src/ui/booking/summary-box.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Stepper } from '#src/ui/form/stepper.tsx';
import { HiddenText } from '#src/ui/layout/page.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { bookingWords } from '#src/web/shared/labels/booking-labels.ts';
import { usePutInCart } from '#src/web/shared/booking/use-add-to-cart.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { PackView } from '#src/web/marketing/value-pack/value-pack.load.ts';
import styles from '#src/web/marketing/value-pack/value-pack.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type BuyProps = { readonly pack: PackView; readonly site: SitePart };

/** For how many, for how much, and the way to pay. */
export function BuyPack({ pack, site }: BuyProps) {
  const { t } = useLingui();
  const [travellers, setTravellers] = useState(1);
  const { busy, fault, buy } = useBuying(pack, site);
  const total = pack.totals[travellers - 1] ?? pack.each;
  return (
    <SummaryBox
      label={t`Your pack`}
      price={{ amount: total, prefix: t`Total`, taxes: t`All taxes and fees included` }}
      action={
        <Button size="large" wide busy={busy ? t`One moment` : undefined} onPress={() => void buy(travellers)}>
          {t`Buy this pack`}
        </Button>
      }
      note={t`Nothing is reserved or paid for yet.`}
    >
      <Stepper
        id="travellers"
        name="travellers"
        label={t({ message: 'Travelers', context: 'how many' })}
        price={pack.each}
        min={1}
        max={pack.totals.length}
        defaultValue={1}
        onChange={setTravellers}
        lessText={t`Remove a traveler`}
        moreText={t`Add one more traveler`}
      />
      <p className={styles['instead']}>{pack.instead}</p>
      <HiddenText>
        <span role="status">{t`Total: ${total}`}</span>
      </HiddenText>
      {fault !== null && (
        <Notice tone="bad" role="alert">
          {fault}
        </Notice>
      )}
      <noscript>
        <Notice tone="info">{t`Booking requires JavaScript. All dates, times and prices are shown here without it.`}</Notice>
      </noscript>
    </SummaryBox>
  );
}

/** The pack becomes a line of the cart like any other. */
function useBuying(pack: PackView, site: SitePart) {
  const { i18n } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const putInCart = usePutInCart(site);
  const [busy, whileBusy] = useBusy();
  const [fault, setFault] = useState<string | null>(null);
  const buy = async (travellers: number): Promise<void> => {
    if (busy) return;
    setFault(null);
    const units = { traveller: travellers };
    const wish = { productId: pack.id, optionId: 'pack', slotId: `pack-${pack.id}`, units };
    const answer = await whileBusy(() =>
      putInCart(() => api.call(cartCalls.addToCart, wish), pack.prices[travellers - 1] ?? null),
    );
    if (!answer.ok) return setFault(bookingWords(i18n, answer.error));
    // The router puts the language prefix before what it is sent to.
    await navigate(href({ language: defaultLanguage }, site.util.toggles.cart ? 'cart' : 'checkout'));
  };
  return { busy, fault, buy };
}
