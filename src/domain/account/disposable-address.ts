/** Providers of addresses that are thrown away; their subdomains count as well. */
const providers = new Set(
  `0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net
  burnermail.io byom.de discard.email discardmail.com dispostable.com dropmail.me emailondeck.com
  emailfake.com emailtemporario.com.br fakeinbox.com fakemail.net fakemailgenerator.com
  getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de
  guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com
  inboxbear.com inboxkitten.com incognitomail.com jetable.org mail-temporaire.fr mail.tm
  mailcatch.com maildrop.cc mailexpire.com mailinator.com mailinator.net mailinator2.com
  mailnesia.com mailnull.com mailsac.com mailtemp.net minutemailbox.com mintemail.com moakt.cc
  moakt.com mohmal.com mytemp.email mytrashmail.com nada.email nowmymail.com one-time.email
  sharklasers.com spam4.me spamgourmet.com spamex.com tempail.com tempinbox.com tempmail.com
  tempmail.dev tempmail.net tempmailaddress.com tempmailo.com tempr.email temp-mail.io
  temp-mail.org tempemail.net throwam.com throwawaymail.com tmail.ws tmpmail.net tmpmail.org
  trash-mail.com trashmail.com trashmail.de trashmail.me trashmail.net trbvm.com wegwerfmail.de
  wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr yopmail.net`.split(/\s+/),
);

/** Whether an address is one to throw away: it counts as unverified (answers 56). */
export function isDisposableAddress(email: string): boolean {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  return labels.some((_, index) => providers.has(labels.slice(index).join(".")));
}
