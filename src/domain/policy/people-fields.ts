import type {
  AccountPolicy,
  AttemptLimit,
  PasswordPolicy,
  PhoneCodePolicy,
  RecoveryPolicy,
  SessionPolicy,
  UsernamePolicy,
  WorkPolicy,
} from "../account/account-policy.ts";
import type { EmailCodePolicy } from "../account/email-code.ts";
import type { StaffPolicy } from "../staff/staff-policy.ts";
import type { TextPolicy } from "../text/text-policy.ts";
import type { VerificationPolicy } from "../verification/verification.ts";
import { group, whole, type Field } from "./field.ts";
import { day, hour, minute, seconds } from "./units.ts";

const attempts = group<AttemptLimit>({
  most: whole("count", 1, 1_000),
  windowSeconds: seconds(minute, 7 * day),
});

const session = (longest: number) =>
  group<SessionPolicy>({
    idleSeconds: seconds(5 * minute, longest),
    absoluteSeconds: seconds(5 * minute, longest),
    activityStepSeconds: seconds(1, 10 * minute),
  });

export const textFields: Field<TextPolicy> = group<TextPolicy>({
  mostMessageCharacters: whole("characters", 1, 20_000),
  mostFeedbackCharacters: whole("characters", 1, 5_000),
  mostBioCharacters: whole("characters", 1, 2_000),
  mostBioLines: whole("count", 1, 50),
  mostStatusCharacters: whole("characters", 1, 500),
  mostPersonNameCharacters: whole("characters", 1, 200),
});

export const accountFields: Field<AccountPolicy> = group<AccountPolicy>({
  username: group<UsernamePolicy>({
    fewestCharacters: whole("characters", 3, 20),
    mostCharacters: whole("characters", 3, 20),
  }),
  password: group<PasswordPolicy>({
    fewestCharacters: whole("characters", 8, 64),
    mostCharacters: whole("characters", 64, 256),
    fewestCharactersOfItsOwn: whole("characters", 4, 64),
    fewestDifferentCharacters: whole("characters", 1, 8),
  }),
  session: session(90 * day),
  logIn: attempts,
  logInAnywhere: attempts,
  confirmPassword: attempts,
  register: attempts,
  mostNotifyMinutes: whole("count", 1, 10_080),
  emailCode: group<EmailCodePolicy>({
    validSeconds: seconds(minute, day),
    mostWrong: whole("count", 1, 20),
    resendSeconds: seconds(10, day),
    sends: attempts,
  }),
  phoneCode: group<PhoneCodePolicy>({ ofAccount: attempts, fromAddress: attempts }),
  recovery: group<RecoveryPolicy>({
    linkSeconds: seconds(minute, day),
    asks: attempts,
    sends: attempts,
  }),
  work: group<WorkPolicy>({
    easiestBits: whole("bits", 0, 26),
    hardestBits: whole("bits", 0, 26),
    answerSeconds: seconds(minute, hour),
  }),
  forInvestigationSeconds: seconds(0, 365 * day),
});

export const staffFields: Field<StaffPolicy> = group<StaffPolicy>({
  session: session(day),
  logIn: attempts,
  logInAnywhere: attempts,
  wrongCode: attempts,
  invitation: attempts,
  enrolmentSeconds: seconds(minute, day),
  freshProofSeconds: seconds(minute, day),
  invitationSeconds: seconds(minute, 7 * day),
  proposalSeconds: seconds(minute, 30 * day),
  restrictionAtMostSeconds: seconds(minute, 365 * day),
  haltEndAskSeconds: seconds(minute, 30 * day),
});

export const verificationFields: Field<VerificationPolicy> = group<VerificationPolicy>({
  tries: whole("count", 1, 20),
  triesSeconds: seconds(hour, 30 * day),
  expiryNoticeSeconds: seconds(day, 90 * day),
  leastAge: whole("count", 13, 30),
});
