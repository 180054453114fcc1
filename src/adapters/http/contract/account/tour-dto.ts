import { IsIn } from "class-validator";
import { guidedTours, type GuidedTour } from "../../../../domain/account/guided-tours.ts";

/** A guided tour that was completed. */
export class TourDto {
  @IsIn(guidedTours)
  tourName!: GuidedTour;
}
