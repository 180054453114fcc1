import { IsIn, IsOptional, IsString, Length } from "class-validator";

/** Switches the second factor of a purpose on (1) or off (2). */
export class TwoFactorDto {
  @IsIn([1, 2])
  setting!: 1 | 2;

  /** How the code arrives: `App` unless given. */
  @IsOptional()
  @IsIn(["Sms", "App", "Telegram", "Email"])
  method?: "Sms" | "App" | "Telegram" | "Email";

  /** Needed to ask for a method that is not set up. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** Of the second factor in use, or a recovery code: needed together with the password. */
  @IsOptional()
  @IsString()
  @Length(6, 40)
  currentCode?: string;

  /** Without a code the change is asked for; with one it is confirmed. */
  @IsOptional()
  @IsString()
  @Length(6, 40)
  code?: string;
}
