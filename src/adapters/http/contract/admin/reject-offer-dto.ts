import { IsBoolean, IsOptional } from "class-validator";
import { ApproveOfferDto } from "./approve-offer-dto.ts";

/** The same for a rejection; `final` rules out an appeal. */
export class RejectOfferDto extends ApproveOfferDto {
  @IsOptional()
  @IsBoolean()
  final?: boolean;
}
