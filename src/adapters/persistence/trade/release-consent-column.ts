/** When staff let the seller of the trade `t` release it although their account is compromised. */
export const releaseConsentColumn = `
  (SELECT consent.given_at FROM release_consent consent WHERE consent.trade_id = t.id)
    AS release_consent_at`;

export interface ReleaseConsentRow {
  readonly release_consent_at: Date | null;
}

export function releaseConsentOf({ release_consent_at: at }: ReleaseConsentRow) {
  return at === null ? {} : { releaseConsentAt: at.getTime() };
}
