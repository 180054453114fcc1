import { IsOptional, IsString, Length, Matches } from "class-validator";

/** Name and password, plus the code once the second factor is set up. */
export class StaffLogInDto {
  @IsString()
  @Length(1, 254)
  username!: string;

  @IsString()
  @Length(1, 200)
  password!: string;

  @IsOptional()
  @Matches(/^\d{6}$/)
  code?: string;
}
