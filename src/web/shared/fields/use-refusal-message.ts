import { useLingui } from '@lingui/react/macro';

/** Says why those who travel cannot book a package: how many it takes, or that its tickets are not for their ages. */
export function useRefusalWords(): (why: 'size' | 'ages', option: { readonly limits: string }) => string {
  const { t } = useLingui();
  return (why, { limits }) => (why === 'size' ? limits : t`No tickets are available for this mix of ages.`);
}
