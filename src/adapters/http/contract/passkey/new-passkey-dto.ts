import { ArrayMaxSize, IsArray, IsString, Length, Matches } from "class-validator";

const base64url = /^[\w-]+$/;

/** A passkey that was just made; all texts but its name are base64url. */
export class NewPasskeyDto {
  @IsString()
  @Length(1, 200)
  name!: string;

  @IsString()
  @Length(1, 1_400)
  @Matches(base64url)
  credentialId!: string;

  @IsString()
  @Length(1, 2_000)
  @Matches(base64url)
  clientData!: string;

  @IsString()
  @Length(1, 8_000)
  @Matches(base64url)
  attestation!: string;

  /** How the passkey is reached, in WebAuthn's words. */
  @IsArray()
  @ArrayMaxSize(10)
  @Matches(/^[a-z-]{1,20}$/, { each: true })
  transports!: string[];
}
