import { IsInt, IsOptional, Max, Min } from "class-validator";

/** The version the owner was looking at: if it has changed since, nothing is done. */
export class OfferVersionDto {
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  offer_version?: number;
}
