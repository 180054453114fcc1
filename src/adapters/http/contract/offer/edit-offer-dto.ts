import { IsInt, Max, Min } from "class-validator";
import { OfferInputDto } from "./offer-input-dto.ts";

/** The whole offer as it shall be, and the version that the owner had before his eyes. */
export class EditOfferDto extends OfferInputDto {
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version!: number;
}
