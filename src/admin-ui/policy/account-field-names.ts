import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** What the fields about accounts of traders and staff are called. */
export const accountFieldNames: Readonly<Record<string, MessageDescriptor>> = {
  "account.username.fewestCharacters": msg`Shortest username`,
  "account.username.mostCharacters": msg`Longest username`,
  "account.password.fewestCharacters": msg`Shortest password`,
  "account.password.mostCharacters": msg`Longest password`,
  "account.password.fewestCharactersOfItsOwn": msg`Shortest password without names and common words`,
  "account.session.idleSeconds": msg`Session ends without activity after`,
  "account.session.absoluteSeconds": msg`Session ends at the latest after`,
  "account.session.activityStepSeconds": msg`Activity is recorded every`,
  "account.logIn.most": msg`Failed sign-ins of an account at an address`,
  "account.logIn.windowSeconds": msg`Counted over`,
  "account.confirmPassword.most": msg`Failed password confirmations`,
  "account.confirmPassword.windowSeconds": msg`Counted over`,
  "account.register.most": msg`Registrations from an address`,
  "account.register.windowSeconds": msg`Counted over`,
  "staff.session.idleSeconds": msg`Session ends without activity after`,
  "staff.session.absoluteSeconds": msg`Session ends at the latest after`,
  "staff.session.activityStepSeconds": msg`Activity is recorded every`,
  "staff.logIn.most": msg`Failed sign-ins of a name at an address`,
  "staff.logIn.windowSeconds": msg`Counted over`,
  "staff.wrongCode.most": msg`Wrong codes of a member of staff`,
  "staff.wrongCode.windowSeconds": msg`Counted over`,
  "staff.invitation.most": msg`Invitations tried from an address`,
  "staff.invitation.windowSeconds": msg`Counted over`,
  "staff.enrolmentSeconds": msg`Time to set up two-factor`,
  "staff.invitationSeconds": msg`Invitation is valid for`,
  "staff.proposalSeconds": msg`Time to confirm another admin's proposal`,
};
