import { IsInt, Max, Min } from "class-validator";
import { OfferInputDto } from "./offer-input-dto.ts";

/** The complete new offer, and the version the owner was looking at. */
export class EditOfferDto extends OfferInputDto {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version!: number;
}
