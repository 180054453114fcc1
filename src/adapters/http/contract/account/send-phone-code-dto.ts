import { Equals, IsBoolean, IsOptional, IsString, Length } from "class-validator";

/** Where a code is wanted. */
export class SendPhoneCodeDto {
  /** With the country's code: `+351 912 345 678`. */
  @IsString()
  @Length(1, 40)
  phone!: string;

  /** Whether it is read aloud in a call; else it comes as a text. */
  @IsOptional()
  @IsBoolean()
  call?: boolean;

  /** That the number may be stored, and texts and calls may come to it. Without it nothing is sent. */
  @IsBoolean()
  @Equals(true)
  isCitizenshipConsentAccepted!: boolean;
}
