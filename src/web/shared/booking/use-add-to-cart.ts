import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { removeOtherLines } from '#src/web/shared/booking/buy-now.ts';
import { isOutdated } from '#src/web/shared/fields/outdated.ts';
import { rememberPrices } from '#src/web/shared/storage/seen-prices.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { cartChanged } from '#src/web/shared/visitor/visitor.ts';

type Added = Answer<{ readonly itemId: string }>;

/**
 * Adds a choice to the cart by the given call, and remembers the price it was shown at; null if there is none. A site
 * without a cart removes all other lines. If the call fails because the offer has changed, the page is reloaded, and
 * the cart stays as it was.
 */
export function usePutInCart(site: SitePart): (send: () => Promise<Added>, price: WireMoney | null) => Promise<Added> {
  const api = useApi();
  const { revalidate } = useRevalidator();
  return async (send, price) => {
    const answer = await send();
    if (!answer.ok) {
      if (isOutdated(answer.error)) await revalidate();
      return answer;
    }
    const { itemId } = answer.value;
    if (price !== null) rememberPrices([{ itemId, price }]);
    if (!site.util.toggles.cart) await removeOtherLines(api, itemId);
    window.dispatchEvent(new CustomEvent(cartChanged));
    return answer;
  };
}
