import { IsIn, IsOptional, IsString, Length } from "class-validator";

/** Switches the second factor of a purpose on (1) or off (2). */
export class TwoFactorDto {
  @IsIn([1, 2])
  setting!: 1 | 2;

  /** How the code arrives: by an authenticator app. The others are named, and refused. */
  @IsOptional()
  @IsIn(["Sms", "App", "Telegram", "Email"])
  method?: "Sms" | "App" | "Telegram" | "Email";

  /** Needed to ask, while no authenticator app is set up. */
  @IsOptional()
  @IsString()
  @Length(1, 200)
  password?: string;

  /** Without a code the change is asked for; with one it is confirmed. */
  @IsOptional()
  @IsString()
  @Length(6, 40)
  code?: string;
}
