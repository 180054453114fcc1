import { IsEmail, IsString, Length, Matches } from "class-validator";

/** What a person types to open an account. Which names and passwords are taken, the use case says. */
export class RegisterDto {
  @IsString()
  @Length(1, 40)
  username!: string;

  @IsEmail({ allow_utf8_local_part: false })
  @Length(3, 254)
  // The last is looked at first: IsEmail throws on half a sign of two halves.
  @Matches(/^[^\s"\p{Cc}\p{Cs}]+$/u)
  email!: string;

  @IsString()
  @Length(1, 200)
  password!: string;
}
