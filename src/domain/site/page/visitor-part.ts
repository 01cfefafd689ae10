import type { AffiliateIds } from '#src/domain/site/affiliate.ts';
import type { Device } from '#src/domain/site/page/platform.ts';
import type { Residence } from '#src/domain/accounts/residence.ts';

/**
 * The visitor part of the site state (spec §3): never in HTML that may be cached. The browser gathers it from the
 * start-up calls, its cookies and its own device.
 */
export type VisitorPart = {
  readonly device: Device;
  readonly ip: string | null;
  readonly ipCountry: string | null;
  readonly residence: Residence;
  readonly keplerId: string | null;
  readonly experiments: Experiments;
  /** Stored from an earlier visit (cookie) and of this page's address (query). */
  readonly affiliateConf: AffiliateIds | null;
  readonly qsAffiliateConf: AffiliateIds | null;
  /** One id for each page that was opened (spec §7). */
  readonly pageId: string;
  readonly screenSize: { readonly width: number; readonly height: number };
  readonly retina: 1 | 2 | 3;
  readonly webp: boolean;
  readonly user: AuthState;
};

/** Spec §3 "experiment assignment". A failed call leaves the lists empty (spec §8). */
export type Experiments = {
  readonly experiments: readonly ExperimentHit[];
  readonly tintedList: readonly string[];
  readonly expExtra: { readonly userId: string; readonly originKeplerId: string };
};

export type ExperimentHit = {
  readonly experimentId: number;
  readonly experimentName: string;
  readonly groupId: number;
  readonly groupName: string;
  readonly needDye: boolean;
};

export const noExperiments: Experiments = {
  experiments: [],
  tintedList: [],
  expExtra: { userId: '', originKeplerId: '' },
};

/** Spec §3 "client auth state". */
export type AuthState = {
  readonly isLoggedIn: boolean;
  /** Spec §4: `restrict_policies` contains `deprecated`. */
  readonly isLimitedAccess: boolean;
  readonly user: {
    readonly globalId: string;
    readonly countryCode: string | null;
    readonly title: string | null;
    /** For display, keyed by us (D-13); empty without consent. */
    readonly emailHash: string;
    /** UTC, ISO 8601. */
    readonly createTime: string;
    readonly userResidence: string | null;
  } | null;
};

export const loggedOut: AuthState = { isLoggedIn: false, isLimitedAccess: false, user: null };
