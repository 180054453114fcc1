import { IsString, Length } from "class-validator";

/** Why the rejection of an offer is not right. */
export class AppealOfferDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
