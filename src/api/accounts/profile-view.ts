import type { KnownPerson } from '#src/actions/accounts/sessions/known-person.ts';
import type { OwnProfile } from '#src/actions/accounts/profile/my-profile.ts';
import type { MyProfile, SimpleProfile } from '#src/contract/accounts/account.ts';

/** Of who has chosen none (spec §9). */
export const defaultAvatar = '/avatar.png';

/**
 * Returns a person as every page may know them; each field by name, so that a new column is never sent by itself
 * (T-39).
 */
export function simpleProfileView({
  profile,
  maskedEmail,
  maskedPhone,
  country,
  residence,
}: KnownPerson): SimpleProfile {
  return {
    user_id: profile.id,
    global_id: profile.globalId,
    kind: profile.kind,
    user_name: profile.name,
    title: profile.title,
    avatar: profile.avatar ?? defaultAvatar,
    email: maskedEmail,
    phone: maskedPhone,
    country_code: country,
    create_time: profile.createdAt,
    prefer_site: profile.preferSite,
    user_residence: residence,
    restrict_policies: profile.restrictPolicies,
  };
}

/** Returns a person as their own page shows them; a guest is no member. */
export function myProfileView(own: OwnProfile): MyProfile {
  const { email, registerSite, confirmedResidence } = own.profile;
  return {
    ...simpleProfileView(own),
    email,
    unreview: own.counts.unreviewed,
    gift_card: own.counts.giftCards,
    register_site: registerSite,
    confirmed_residence: confirmedResidence,
    membership_level: own.membership?.tier.level ?? 0,
    membership_style: own.membership?.tier.style ?? null,
    display_membership_entry: own.membership !== null,
  };
}
