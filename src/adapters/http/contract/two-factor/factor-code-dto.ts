import { IsString, Length } from "class-validator";

/** A code of the authenticator app. */
export class FactorCodeDto {
  @IsString()
  @Length(6, 7)
  code!: string;
}
