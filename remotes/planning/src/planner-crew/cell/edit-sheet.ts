export { EditPositionSheet, OfferSheet } from '@callboard/parts';
