import { IsString, IsUrl, Length, Matches } from "class-validator";

/** A browser's subscription at its push service, as `PushSubscription.toJSON()` has it. */
export class PushSubscriptionDto {
  @IsUrl({ require_tld: false })
  @Length(10, 1_000)
  endpoint!: string;

  @Matches(/^B[\w-]{86}$/)
  p256dh!: string;

  @Matches(/^[\w-]{22}$/)
  auth!: string;

  @IsString()
  @Length(10, 200)
  token!: string;
}
