export { EditPositionSheet } from '@callboard/parts';
