import { IsString, Length } from "class-validator";

/** What its owner calls a passkey. */
export class PasskeyNameDto {
  @IsString()
  @Length(1, 200)
  name!: string;
}
