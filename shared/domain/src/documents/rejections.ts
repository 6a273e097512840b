/** Why the office rejects a file; with `other` it writes what is wrong. */
export const uploadRejections = ['unreadable', 'wrongDocument', 'expired', 'incomplete', 'other'] as const;
/** Why a photo of a crew is not shown to the client. */
export const photoRejections = ['blurred', 'people', 'wrongCrew', 'other'] as const;
/** Why a person's new picture is not shown. */
export const portraitRejections = ['blurred', 'faceHidden', 'notThePerson', 'other'] as const;

export type UploadRejection = (typeof uploadRejections)[number];
export type PhotoRejection = (typeof photoRejections)[number];
export type PortraitRejection = (typeof portraitRejections)[number];
export type Rejection = UploadRejection | PhotoRejection | PortraitRejection;
