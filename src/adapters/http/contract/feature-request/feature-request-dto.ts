import { IsString, Length } from "class-validator";
import { mostRequestCharacters } from "../../../../domain/feature-request/feature-request.ts";

/** What somebody wishes for. */
export class FeatureRequestDto {
  @IsString()
  @Length(1, mostRequestCharacters)
  text!: string;
}
