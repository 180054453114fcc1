import { IsString, Length } from "class-validator";

/** Why the rejection of an offer is wrong. */
export class AppealOfferDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
