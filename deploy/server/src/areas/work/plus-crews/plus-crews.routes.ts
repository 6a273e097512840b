import type { plusCrews as contract } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { addPlusCrewValueData, deletePlusCrewValueData } from './edit-value-datas.ts';
import { editPlusCrewValue } from './edit-value.ts';
import { plusCrew, plusCrews, plusCrewTypes, plusCrewValueTypes } from './plus-crews.ts';
import { progress } from './progress.ts';
import { plusCrewValueDatas, plusCrewValues } from './values.ts';

export const plusCrewsRoutes: AreaRoutes<typeof contract> = {
  plusCrews,
  plusCrew,
  progress,
  plusCrewValues,
  editPlusCrewValue,
  plusCrewValueDatas,
  addPlusCrewValueData,
  deletePlusCrewValueData,
  plusCrewTypes,
  plusCrewValueTypes,
};
