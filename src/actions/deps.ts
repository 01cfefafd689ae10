import type { Caches } from '#src/actions/open-caches.ts';
import type { SearchWork } from '#src/actions/search/index/followed-index.ts';
import type { SaleDays } from '#src/domain/catalogue/sale-horizon.ts';
import type { Seller } from '#src/domain/orders/documents/receipt.ts';
import type { IdentityProvider } from '#src/domain/accounts/identity-provider.ts';
import type { SupplierGateway } from '#src/domain/suppliers/supplier-gateway.ts';
import type { DrawPass } from '#src/domain/orders/documents/wallet-pass.ts';
import type { ThemeName } from '#src/domain/site/partner.ts';
import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateSource } from '#src/domain/shared/money/rate-source.ts';
import type { AffiliateIds, MenuVertical } from '#src/domain/site/affiliate.ts';
import type { Experiment, Variant } from '#src/domain/site/choices/experiments.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { Translator } from '#src/domain/content/translation/translator.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { LinkPass } from '#src/domain/shared/tokens/link-pass.ts';
import type { AppShell, Platform } from '#src/domain/site/page/platform.ts';
import type { Db } from '#src/store/shared/database/db.ts';

/** Dependencies injected into every action. Nothing here is global, so that a test can inject its own. */
export type Deps = {
  readonly db: Db;
  readonly caches: Caches;
  /** Milliseconds since the epoch. Holds and quotes go by the database's clock, not by this one. */
  readonly clock: () => number;
  readonly ids: Ids;
  readonly payments: PaymentProvider;
  /** An external identity provider; absent where none is configured. */
  readonly identity?: IdentityProvider;
  readonly secrets: Secrets;
  /**
   * The origin of a host of ours by its name; the only ground for absolute URLs (RU-4). An unknown one is the
   * default's.
   */
  readonly originOf: (host: string) => string;
  /** The market of one of our hosts; of the default site for any other. */
  readonly marketOf: (host: string) => Market;
  /** The experiments of the site configuration. */
  readonly experiments: readonly Experiment[];
  /** Who issues receipts; a demonstration has a sample. */
  readonly seller?: Seller;
  readonly sampleData: boolean;
  /** How many days ahead what is sold; a year where nothing is set. */
  readonly saleDays?: SaleDays;
  /** Where new rates come from; a shop without one renews them by hand. */
  readonly rateSource?: RateSource;
  /** A rate of so many days is none any more (D-15); without it, in a demonstration, none grows too old. */
  readonly oldestRateDays?: number;
  /** Where snapshots of the search are stored, so that a new process need not read every listing; none without it. */
  readonly searchFolder?: string;
  /** Does the heavy work of the search elsewhere, so that no request waits; without it, the work is done here. */
  readonly searchWork?: SearchWork;
  /** Sends requests to suppliers, a demonstration's `sampleSupplierGateway`; without it staff send them by hand. */
  readonly supplier?: SupplierGateway;
  /** Draws passes for the wallets of phones; none where no certificate is configured. */
  readonly drawPass?: DrawPass;
  /** Translates texts that have no translation; absent where no service is configured. */
  readonly translation?: Translation;
  /** Calls and pages for developers exist (RU-30); absent in production. */
  readonly developer?: true;
  readonly log: Log;
};

/** A translation service, how many characters it may be sent in a month, and the brand, which is not translated. */
export type Translation = {
  readonly translator: Translator;
  readonly monthlyCharacters: number;
  readonly brand: string;
};

/** Random things: version 4 ids, base64url tokens of so many bytes, decimal digits, ten-character references. */
export type Ids = {
  readonly uuid: () => string;
  readonly token: (bytes: number) => string;
  readonly digits: (count: number) => string;
  /**
   * Ten capital letters and digits without look-alikes (0 O 1 I L): for people to read aloud, never enough to open
   * anything.
   */
  readonly reference: () => string;
};

/** Keys for keyed hashes; never logged, never stored beside what they guard. */
export type Secrets = {
  readonly session: string;
  readonly code: string;
  /** What keyed them before and is still accepted; see `codeSecrets`. */
  readonly formerCodes?: readonly string[];
  /** Signs vouchers, links and forms. */
  readonly voucher: string;
  /** What signed them before and is still accepted; see `underEachSecret`. */
  readonly formerVouchers?: readonly string[];
};

export type Log = {
  readonly info: (about: LogFields, message: string) => void;
  readonly warn: (about: LogFields, message: string) => void;
  readonly error: (about: LogFields, message: string) => void;
};

/** Names that the log blacks out wherever they occur: a field that must stay readable needs another one. */
export type RedactedName = 'code' | 'phone' | 'email' | 'token' | 'recipient' | 'address' | 'password';

export type LogFields = Readonly<Record<string, unknown>> & { readonly [Name in RedactedName]?: never };

/**
 * Who calls, as the server established it; nothing in it is the client's word. `owner` is whose cart it is:
 * "account:<uuid>" when signed in, else "device:<id>".
 */
export type Caller = {
  readonly account: {
    readonly id: string;
    readonly kind: 'member' | 'guest';
    /**
     * Whether the access of the account is limited, as read with its session; `hasLimits` looks it up where it is
     * absent.
     */
    readonly isLimited?: boolean;
  } | null;
  readonly sessionHash: string | null;
  readonly device: string;
  readonly owner: string;
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  readonly platform: Platform;
  /** Our own app, as it identifies itself: for what editors show there, and for nothing else. */
  readonly app: AppShell | null;
  readonly host: string;
  readonly market: Market;
  readonly partner: ThemeName;
  /** The theme of the site takes no credits in payment (spec §1 "credits use"). */
  readonly noCredits?: true;
  /** The sub-channel of the caller's orders (spec §9). */
  readonly subChannel: number;
  /** The affiliate who sent the caller, by a cookie that we signed (T-15). */
  readonly affiliate: AffiliateIds | null;
  /** The verticals that an affiliate's agreement leaves in the menu; null for all (spec §1). */
  readonly menu: readonly MenuVertical[] | null;
  /** IPv4, or the /64 of an IPv6 address: the key of limits. */
  readonly network: string;
  /** The browser's family and system, "Chrome · Android", as it says itself: for its owner's list of sessions. */
  readonly agent: string;
  /** Of the request that is being answered, as the log names it; none outside a request. */
  readonly requestId?: string;
  readonly isBot: boolean;
  /** Where the address belongs to, by a proxy that we trust: ISO 3166-1 alpha-2. Null when unknown (D-7). */
  readonly ipCountry: string | null;
  /** What experiments go by, from a cookie that we signed; null in a browser that has none yet. */
  readonly keplerId: string | null;
  /** Experiments that act on what the visitor is shown, by their signed id; absent without any. */
  readonly variants?: readonly Variant[];
  /** The value of JSESSIONID; reveals no identity. */
  readonly webSession: string | null;
  /** What signed links have opened in this browser, by a cookie that we signed. */
  readonly passes?: readonly LinkPass[];
  /**
   * Holds a link that shows this page's content as it was last written by then (`timestamptz`), published or not
   * (T-16).
   */
  readonly preview?: { readonly asOf: string };
};
