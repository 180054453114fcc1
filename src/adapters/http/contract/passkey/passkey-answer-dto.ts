import { IsOptional, IsString, Length, Matches } from "class-validator";

const base64url = /^[\w-]+$/;

/** What a browser answers when a passkey signed a challenge; all texts are base64url. */
export class PasskeyAnswerDto {
  @IsString()
  @Length(1, 1_400)
  @Matches(base64url)
  credentialId!: string;

  @IsString()
  @Length(1, 2_000)
  @Matches(base64url)
  clientData!: string;

  @IsString()
  @Length(1, 2_000)
  @Matches(base64url)
  authenticatorData!: string;

  @IsString()
  @Length(1, 2_000)
  @Matches(base64url)
  signature!: string;

  /** The account that the passkey names; not needed. */
  @IsOptional()
  @IsString()
  @Length(1, 100)
  @Matches(base64url)
  userHandle?: string;
}
